import {
  BackSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type DataArrayTexture,
  type IUniform,
  type Material,
} from 'three';
import { COLOUR_NAMES, COLOURS, type ColourName } from '../pictures/colours';
import type { Quarter } from './content';
import { GRAIN_LAYER, HATCH_LAYER } from './textures';

/** Every material of the board, made once and kept: the graphics card compiles anew what nobody holds. */
export class Paint {
  private readonly patterns: IUniform<number> = { value: 1 };
  private readonly facing: IUniform<number> = { value: 0 };
  private readonly counting: IUniform<number> = { value: -1 };
  private readonly kept = new Map<string, Material>();

  constructor(private readonly texture: DataArrayTexture) {}

  /** The material of this name, made at first use. */
  keep<M extends Material>(name: string, make: () => M): M {
    const material = (this.kept.get(name) as M | undefined) ?? make();
    this.kept.set(name, material);
    return material;
  }

  showPatterns(shown: boolean): void {
    this.patterns.value = shown ? 1 : 0;
  }

  /** Letters on top stand upright for someone who looks from this quarter. */
  turnLetters(quarter: Quarter): void {
    this.facing.value = (quarter * Math.PI) / 2;
  }

  /** Lets the visible tops of a colour shine and dims the rest. */
  count(colour: ColourName | undefined): void {
    this.counting.value = colour === undefined ? -1 : COLOUR_NAMES.indexOf(colour) * 2;
  }

  /** One colour, whatever the light. */
  flat(colour: string): MeshBasicMaterial {
    return this.keep(`flat ${colour}`, () => new MeshBasicMaterial({ color: colour }));
  }

  /** The same, drawn faintly over whatever stands before it. */
  faint(colour: string, opacity: number): MeshBasicMaterial {
    const look = { color: colour, transparent: true, opacity, depthTest: false, depthWrite: false };
    return this.keep(`faint ${colour} ${opacity}`, () => new MeshBasicMaterial(look));
  }

  /** For the hull around something: only what looks out behind it is seen. */
  rim(colour: string): MeshBasicMaterial {
    return this.keep(`rim ${colour}`, () => new MeshBasicMaterial({ color: colour, side: BackSide }));
  }

  /** Wood with grain, patterns and seams, for shapes made by `stoneShape`. */
  wood(opacity = 1): MeshLambertMaterial {
    return this.keep(`wood ${opacity}`, () => this.makeWood(opacity));
  }

  private makeWood(opacity: number): MeshLambertMaterial {
    const material = new MeshLambertMaterial({
      vertexColors: true,
      opacity,
      transparent: opacity < 1,
    });
    material.onBeforeCompile = (shader) => {
      const { texture: value, patterns, facing, counting } = this;
      Object.assign(shader.uniforms, { paintMap: { value }, patterns, facing, counting });
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', `#include <common>\n${VERTEX_HEAD}`)
        .replace('#include <begin_vertex>', `#include <begin_vertex>\n${VERTEX_BODY}`);
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${FRAGMENT_HEAD}`)
        .replace('#include <color_fragment>', `#include <color_fragment>\n${FRAGMENT_COLOUR}`)
        .replace('#include <emissivemap_fragment>', `#include <emissivemap_fragment>\n${FRAGMENT_GLOW}`);
    };
    return material;
  }

  /** Frees the materials; the texture belongs to who gave it. */
  dispose(): void {
    for (const material of this.kept.values()) material.dispose();
  }
}

/** Layers of what takes the same light ink as red does, and hatching. */
const LIGHT_INKS = [
  ...COLOUR_NAMES.flatMap((colour, i) => (COLOURS[colour].ink === COLOURS.red.ink ? [2 * i] : [])),
  HATCH_LAYER,
];

const VERTEX_HEAD = /* glsl */ `
attribute vec4 seams;
attribute vec2 paint;
varying vec2 vCell;
varying vec4 vSeams;
varying vec2 vPaint;
varying vec3 vPlace;
varying vec3 vFlat;
`;

const VERTEX_BODY = /* glsl */ `
vCell = uv;
vSeams = seams;
vPaint = paint;
vPlace = position;
vFlat = normal;
`;

const FRAGMENT_HEAD = /* glsl */ `
precision mediump sampler2DArray;
uniform sampler2DArray paintMap;
uniform float patterns;
uniform float facing;
uniform float counting;
varying vec2 vCell;
varying vec4 vSeams;
varying vec2 vPaint;
varying vec3 vPlace;
varying vec3 vFlat;

// Fibres run along the ground on walls, and along x on tops.
float grain() {
  vec2 along = abs(vFlat.z) > 0.7 ? vPlace.xy : vec2(vPlace.x + vPlace.y, vPlace.z);
  return texture(paintMap, vec3(along * vec2(0.37, 0.61), ${GRAIN_LAYER}.0)).r - 0.5;
}

float ink() {
  bool top = vPaint.y > 0.5;
  vec2 at = vCell - 0.5;
  float c = cos(facing), s = sin(facing);
  if (top) at = vec2(c * at.x - s * at.y, s * at.x + c * at.y);
  float drawn = texture(paintMap, vec3(at + 0.5, floor(vPaint.x + 0.5) + (top ? 1.0 : 0.0))).r;
  if (vPaint.x < -0.5) return 0.0;
  return vPaint.x > ${HATCH_LAYER}.0 - 0.5 ? drawn : drawn * patterns;
}

bool takesLightInk() {
  float layer = floor(vPaint.x + 0.5);
  return ${LIGHT_INKS.map((layer) => `layer == ${layer}.0`).join(' || ')};
}

float seam() {
  vec4 away = vec4(vCell.x, 1.0 - vCell.x, vCell.y, 1.0 - vCell.y);
  vec4 soft = vec4(fwidth(vCell.xx), fwidth(vCell.yy));
  vec4 lines = vSeams * (1.0 - smoothstep(vec4(0.008), 0.016 + soft, away));
  return max(max(lines.x, lines.y), max(lines.z, lines.w));
}

bool counted() {
  return vPaint.y > 1.5 && abs(vPaint.x - counting) < 0.5;
}
`;

const FRAGMENT_COLOUR = /* glsl */ `
vec3 inkColour = takesLightInk() ? mix(diffuseColor.rgb, vec3(1.0, 0.93, 0.82), 0.72) : diffuseColor.rgb * 0.2;
diffuseColor.rgb *= 1.0 + 0.34 * grain();
diffuseColor.rgb = mix(diffuseColor.rgb, inkColour, 0.8 * ink());
diffuseColor.rgb *= 1.0 - 0.3 * seam();
if (counting > -0.5 && !counted())
  diffuseColor.rgb = mix(vec3(dot(diffuseColor.rgb, vec3(0.3, 0.6, 0.1))), diffuseColor.rgb, 0.35) * 0.3;
`;

const FRAGMENT_GLOW = /* glsl */ `
if (counting > -0.5 && counted()) totalEmissiveRadiance += diffuseColor.rgb * 0.45;
`;
