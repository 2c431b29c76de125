// Drawing with keys.

import { painted } from './drawing.js';
import type { PlanState } from './state.js';

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-99, 0],
  End: [99, 0],
  PageUp: [0, 99],
  PageDown: [0, -99],
};

/** Arrows move, Space paints, digits choose a limit; `onPainted` is told when the place under the cursor has changed. */
export function onSheetKey(event: KeyboardEvent, state: PlanState, onPainted: () => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (!act(event, state, onPainted)) return;
  event.preventDefault();
}

/** False for keys that mean nothing here. */
function act({ key, shiftKey }: KeyboardEvent, state: PlanState, onPainted: () => void): boolean {
  const step = STEPS[key];
  if (step) {
    // With Shift held down the brush stays on the paper.
    if (shiftKey && state.stroke.peek() === 'free' && !state.isPainting.peek()) state.begin(state.cursor.peek());
    state.moveCursor(...step);
    return true;
  }
  if (key === ' ' || key === 'Enter') {
    state.press();
    onPainted();
    return true;
  }
  if (key === 'Delete' || key === 'Backspace') {
    state.change(painted(state.sketch.peek(), { kind: 'erase' }, [state.cursor.peek()], true));
    onPainted();
    return true;
  }
  if (key === 'Escape' && state.isPainting.peek()) {
    state.giveUp();
    return true;
  }
  if (/^\d$/.test(key)) {
    state.take(key === '0' ? { kind: 'square' } : { kind: 'square', limit: Number(key) });
    return true;
  }
  return false;
}

/** Keys that work wherever the focus is, except in a text: there they belong to the text. */
export function onEditorKey(event: KeyboardEvent, state: PlanState): void {
  const isText =
    event.target instanceof HTMLElement && event.target.matches('input[type=text], input[type=number], textarea');
  if (isText || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  if (isRedo) state.redo();
  else state.undo();
}
