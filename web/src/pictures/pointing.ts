/** From pointer events on a drawing to places on the plan. */

import { useRef } from 'preact/hooks';
import type { Place } from './cells';
import type { Layout } from './layout';

/** How far, in pixels, a finger may slip for a tap to be a tap. */
const SLIP = 10;

type Handlers = Partial<Record<PointerName, (event: PointerEvent) => void>>;
type PointerName = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerLeave' | 'onPointerCancel';

/**
 * A mouse points by hovering and picks by a click; a finger points while it is down, stays where it was lifted, and
 * picks by a tap.
 */
export function usePointing(
  layout: Layout,
  onPoint: ((at: Place | undefined) => void) | undefined,
  onPick: ((at: Place) => void) | undefined,
): Handlers {
  const down = useRef<{ id: number; x: number; y: number } | undefined>(undefined);
  if (!onPoint && !onPick) return {};

  const pressed = (event: PointerEvent) => down.current?.id === event.pointerId;
  const point = (event: PointerEvent) => {
    const at = placeOf(event, layout);
    if (at) onPoint?.(at);
  };
  return {
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      down.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      point(event);
    },
    onPointerMove(event) {
      if (event.pointerType === 'mouse' || pressed(event)) point(event);
    },
    onPointerUp(event) {
      const from = pressed(event) ? down.current : undefined;
      down.current = undefined;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) return;
      const at = placeOf(event, layout);
      if (at) onPick?.(at);
    },
    onPointerLeave(event) {
      if (event.pointerType === 'mouse') onPoint?.(undefined);
    },
    onPointerCancel() {
      down.current = undefined;
      onPoint?.(undefined);
    },
  };
}

/** Where on the plan an event is; undefined while the drawing is not laid out. */
function placeOf(event: PointerEvent, layout: Layout): Place | undefined {
  const drawing = event.currentTarget as SVGSVGElement;
  const matrix = drawing.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return layout.place(x, y);
}
