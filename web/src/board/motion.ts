/** Slow at both ends. */
export function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

interface Running {
  readonly begun: number;
  readonly duration: number;
  readonly step: (part: number) => void;
  readonly done: () => void;
}

/** Everything that moves by itself, by name: a new motion of a name ends the old one where it was going. */
export class Motions {
  private readonly running = new Map<string, Running>();

  /** `step` is called with 0 to 1, the last time with exactly 1. Resolves at the end, also when cut short. */
  start(name: string, now: number, duration: number, step: (part: number) => void): Promise<void> {
    this.finish(name);
    return new Promise((done) => {
      if (duration > 0) {
        this.running.set(name, { begun: now, duration, step, done });
        return;
      }
      step(1);
      done();
    });
  }

  /** Brings everything to where it is at this time. */
  advance(now: number): void {
    for (const [name, { begun, duration, step }] of this.running) {
      const part = (now - begun) / duration;
      if (part >= 1) this.finish(name);
      else step(Math.max(part, 0));
    }
  }

  /** Jumps to the end of a motion. */
  finish(name: string): void {
    const motion = this.running.get(name);
    if (!motion) return;
    this.running.delete(name);
    motion.step(1);
    motion.done();
  }

  /** Leaves a motion where it is. */
  stop(name: string): void {
    const motion = this.running.get(name);
    this.running.delete(name);
    motion?.done();
  }

  finishAll(): void {
    for (const name of this.running.keys()) this.finish(name);
  }

  has(name: string): boolean {
    return this.running.has(name);
  }

  get busy(): boolean {
    return this.running.size > 0;
  }
}
