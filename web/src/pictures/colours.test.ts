import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES, COLOURS, letterOf } from './colours';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the measure is the one of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(COLOUR_NAMES)('%s', (colour) => {
  const { base, light, dark, ink } = COLOURS[colour];

  test('letters can be read on it', () => {
    expect(contrast(base, ink)).toBeGreaterThanOrEqual(4.5);
  });

  test('is lighter in the light and darker in the shade', () => {
    expect(luminance(light)).toBeGreaterThan(luminance(base));
    expect(luminance(dark)).toBeLessThan(luminance(base));
  });

  test('differs from every other in lightness, for eyes that see no hue', () => {
    const others = COLOUR_NAMES.filter((name) => name !== colour);
    expect(others.filter((other) => contrast(base, COLOURS[other].base) < 1.25)).toEqual([]);
  });
});

test('every colour has a letter of its own', () => {
  expect(COLOUR_NAMES.map(letterOf).join('')).toBe('RBGYVO');
});
