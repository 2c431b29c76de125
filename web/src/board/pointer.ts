/** A pointer event boiled down; x and y in pixels from the left top of the canvas. */
export interface Press {
  readonly id: number;
  readonly touch: boolean;
  readonly x: number;
  readonly y: number;
  /** 0 left or a finger, 1 middle, 2 right. */
  readonly button: number;
  /** In milliseconds. */
  readonly time: number;
}

/** What gestures ask of the board. Positions are pixels of the canvas. */
export interface Hand {
  /** Whether there is a plan at this place, or else empty background. */
  isPlan(x: number, y: number): boolean;
  point(at: { x: number; y: number } | undefined): void;
  pick(x: number, y: number): void;
  orbit(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

/** A press that moves less is a click. */
const SLOP = 7;
/** A touch that lasts longer is no tap, in milliseconds. */
const TAP = 500;
/** How far above the finger the stone is led, so that the finger does not hide it. */
const ABOVE_FINGER = 56;

/** `led`: a finger leads the point; `gesture`: two fingers, or what is left of them. */
type Mode = 'idle' | 'pressed' | 'orbiting' | 'led' | 'gesture';

/** Tells picking, leading, orbiting and zooming apart. Knows nothing of the DOM. */
export class Gestures {
  private mode: Mode = 'idle';
  private start: Press | undefined;
  private readonly down = new Map<number, Press>();

  constructor(private readonly hand: Hand) {}

  press(press: Press): void {
    this.down.set(press.id, press);
    if (this.down.size > 1) {
      this.mode = 'gesture';
      return;
    }
    this.start = press;
    this.mode = press.button === 0 ? 'pressed' : 'orbiting';
  }

  move(press: Press): void {
    const before = this.down.get(press.id);
    if (!before) {
      if (!press.touch && this.mode === 'idle') this.hand.point(press);
      return;
    }
    if (this.mode === 'pressed' && this.hasLeft(press)) this.beginDrag(press);
    if (this.mode === 'orbiting') this.hand.orbit(press.x - before.x, press.y - before.y);
    else if (this.mode === 'gesture') this.pinch(before, press);
    else if (this.mode === 'led') this.hand.point(aboveFinger(press));
    this.down.set(press.id, press);
  }

  release(press: Press): void {
    if (!this.down.delete(press.id)) return;
    if (this.mode === 'pressed' && (!press.touch || press.time - (this.start?.time ?? 0) < TAP))
      this.hand.pick(press.x, press.y);
    if (this.down.size === 0) this.mode = 'idle';
  }

  cancel(press: Press): void {
    this.down.delete(press.id);
    if (this.down.size === 0) this.mode = 'idle';
  }

  leave(press: Press): void {
    // A finger that is lifted leaves the stone where it led it.
    if (!press.touch && this.mode === 'idle') this.hand.point(undefined);
  }

  private hasLeft(press: Press): boolean {
    return this.start !== undefined && Math.hypot(press.x - this.start.x, press.y - this.start.y) > SLOP;
  }

  private beginDrag(press: Press): void {
    const { x, y } = this.start ?? press;
    this.mode = press.touch || this.hand.isPlan(x, y) ? 'led' : 'orbiting';
  }

  private pinch(before: Press, after: Press): void {
    const other = [...this.down.values()].find(({ id }) => id !== after.id);
    if (!other) return;
    // Each finger brings half of the movement of the middle between them.
    this.hand.orbit((after.x - before.x) / 2, (after.y - before.y) / 2);
    const spread = Math.hypot(before.x - other.x, before.y - other.y);
    const factor = Math.hypot(after.x - other.x, after.y - other.y) / spread;
    if (spread > 1) this.hand.zoom(factor, (after.x + other.x) / 2, (after.y + other.y) / 2);
  }
}

function aboveFinger({ touch, x, y }: Press): { x: number; y: number } {
  return { x, y: touch ? y - ABOVE_FINGER : y };
}

/** Connects the pointer events of an element with gestures. Returns what disconnects them. */
export function listen(element: HTMLElement, hand: Hand): () => void {
  const gestures = new Gestures(hand);
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(name, act, { signal: stop.signal, passive: false });
  on('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    gestures.press(pressOf(event));
  });
  on('pointermove', (event) => gestures.move(pressOf(event)));
  on('pointerup', (event) => gestures.release(pressOf(event)));
  on('pointercancel', (event) => gestures.cancel(pressOf(event)));
  on('pointerleave', (event) => gestures.leave(pressOf(event)));
  on('contextmenu', (event) => event.preventDefault());
  // The middle button would start scrolling by itself.
  on('mousedown', (event) => event.button === 1 && event.preventDefault());
  on('wheel', (event) => {
    event.preventDefault();
    hand.zoom(Math.exp(-pixels(event) * 0.0012), event.offsetX, event.offsetY);
  });
  return () => stop.abort();
}

function pressOf(event: PointerEvent): Press {
  return {
    id: event.pointerId,
    touch: event.pointerType === 'touch',
    x: event.offsetX,
    y: event.offsetY,
    button: event.button,
    time: event.timeStamp,
  };
}

function pixels({ deltaMode, deltaY }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * 33;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * 400 : deltaY;
}
