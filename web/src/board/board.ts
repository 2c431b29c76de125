import { PCFShadowMap, WebGLRenderer } from 'three';
import {
  aboveFrom,
  between,
  facingOf,
  orbited,
  Rig,
  standardFrom,
  standardView,
  turned,
  zoomed,
  type View,
} from './camera';
import type { BoardContent, BoardEvents, BoardLook, BoardStone, PlanPoint, Quarter } from './content';
import { graphics } from './graphics';
import { ease, Motions } from './motion';
import { listen } from './pointer';
import { pointOnPlan } from './ray';
import { BoardScene } from './scene';

export type {
  BoardContent,
  BoardEvents,
  BoardLook,
  BoardPlan,
  BoardStone,
  Cell,
  ColourName,
  Ghost,
  PlanPoint,
  Proposal,
  Quarter,
} from './content';

/** In milliseconds. */
const LOWERING = 620;
const TURNING = 420;
const TRAVELLING = 900;
/** More would cost a phone its battery and show nothing. */
const MOST_PIXELS = 2;

/** The board on its turntable: draws what it is shown, only when something changed, and says what the pointer does. */
export class Board {
  private readonly canvas = document.createElement('canvas');
  private readonly renderer: WebGLRenderer;
  private readonly scene: BoardScene;
  private readonly rig = new Rig();
  private readonly motions = new Motions();
  private readonly sizes: ResizeObserver;
  private readonly stopListening: () => void;

  private content: BoardContent | undefined;
  private view: View = standardView(1);
  /** Where a motion of the view leads. */
  private goal: View = this.view;
  /** Nobody tilted or zoomed by hand, so a change of the screen's shape may tilt the table. */
  private untouched = true;
  private quarter: Quarter = 0;
  private frame: number | undefined;
  private frames = 0;
  private lost = false;

  /** Whether this browser can draw the board at all. */
  static available(): boolean {
    return graphics() !== 'none';
  }

  /** Puts a canvas into the host that fills it. Throws where there is no WebGL2. */
  constructor(
    private readonly host: HTMLElement,
    private look: BoardLook,
    private readonly events: BoardEvents,
  ) {
    const { canvas } = this;
    // Without a graphics card smooth edges would double the time of a frame.
    const hasCard = graphics() === 'card';
    this.renderer = new WebGLRenderer({ canvas, antialias: hasCard, alpha: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.scene = new BoardScene(look, hasCard);
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%', touchAction: 'none' });
    canvas.style.background = this.scene.room.wall;
    canvas.addEventListener('webglcontextlost', this.onLost);
    canvas.addEventListener('webglcontextrestored', this.onRestored);
    host.append(canvas);
    this.stopListening = listen(canvas, {
      isPlan: (x, y) => this.pointAt(x, y) !== undefined,
      point: (at) => this.events.point(at && this.pointAt(at.x, at.y)),
      pick: (x, y) => this.events.pick(this.pointAt(x, y)),
      orbit: (dx, dy) => this.orbit(dx, dy),
      zoom: (factor, x, y) => this.zoomTowards(factor, this.pointAt(x, y)),
    });
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(host);
    this.resize();
  }

  /** Shows this position. Only what differs from the last one is built anew. */
  show(content: BoardContent): void {
    if (content === this.content) return;
    this.content = content;
    this.scene.show(content, this.motions.has('lower'));
    this.requestDraw();
  }

  setLook(look: BoardLook): void {
    this.look = look;
    if (look.lessMotion) this.motions.finishAll();
    this.scene.setLook(look);
    this.canvas.style.background = this.scene.room.wall;
    this.requestDraw();
  }

  /**
   * Lowers a stone from above to its place; resolves when it lies. It stays until other stones are shown, so the
   * caller can show it as part of the content afterwards without a flicker.
   */
  lower(stone: BoardStone): Promise<void> {
    this.motions.finish('lower');
    const hold = this.scene.hang(stone);
    const fall = (this.content?.plan.height ?? 0) + 2 - Math.min(...stone.cubes.map(([, , z]) => z));
    return this.move('lower', LOWERING, (part) => hold(fall * (1 - ease(part))));
  }

  /**
   * Turns the table; with a positive number the facing grows by as many quarters, so that from the standard view (0)
   * one quarter leads to looking along +x (1): what was at the left comes to the front.
   */
  turnTable(quarters: number): void {
    this.travel(turned(this.goal, quarters), TURNING);
  }

  /** Turns and tilts as if the table had been dragged by as many pixels. */
  orbit(dx: number, dy: number): void {
    this.untouched = false;
    this.jump(orbited(this.view, dx, dy));
  }

  /** A factor over 1 comes nearer. */
  zoom(factor: number): void {
    this.zoomTowards(factor, undefined);
  }

  /** Back to where everything is in sight, from the front. */
  standardView(): void {
    this.untouched = true;
    this.travel(standardFrom(this.view, this.aspect()), TRAVELLING);
  }

  /** Up, to look straight down. */
  viewFromAbove(): void {
    this.untouched = false;
    this.travel(aboveFrom(this.goal), TRAVELLING);
  }

  /** Draw calls of the last frame, shadows included, and the frames drawn so far. */
  stats(): { drawCalls: number; frames: number } {
    return { drawCalls: this.renderer.info.render.calls, frames: this.frames };
  }

  dispose(): void {
    this.motions.finishAll();
    this.lost = true;
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.sizes.disconnect();
    this.stopListening();
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    this.scene.dispose();
    this.renderer.dispose();
    // Browsers hold only a few contexts at a time.
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }

  // Moving.

  private travel(goal: View, duration: number): void {
    const from = this.view;
    this.goal = goal;
    this.motions.stop('view');
    void this.move('view', duration, (part) => this.setView(between(from, goal, ease(part))));
  }

  private zoomTowards(factor: number, point: PlanPoint | undefined): void {
    if (!this.content) return;
    this.untouched = false;
    this.jump(zoomed(this.view, factor, this.content.plan, this.aspect(), point));
  }

  private jump(view: View): void {
    this.motions.stop('view');
    this.goal = view;
    this.setView(view);
    this.requestDraw();
  }

  private setView(view: View): void {
    this.view = view;
    const quarter = facingOf(view.azimuth, this.quarter);
    if (quarter === this.quarter) return;
    this.quarter = quarter;
    this.scene.face(quarter);
    this.events.facing(quarter);
  }

  private move(name: string, duration: number, step: (part: number) => void): Promise<void> {
    // Where no frames are drawn nothing would ever arrive.
    const atOnce = this.look.lessMotion || this.lost || document.hidden;
    const moving = this.motions.start(name, performance.now(), atOnce ? 0 : duration, step);
    this.requestDraw();
    return moving;
  }

  // Drawing: one gate.

  private requestDraw(): void {
    if (this.lost) return;
    this.frame ??= requestAnimationFrame((now) => {
      this.frame = undefined;
      this.draw(now);
    });
  }

  private draw(now: number): void {
    this.motions.advance(now);
    if (this.motions.busy) this.requestDraw();
    if (!this.content || this.lost || !this.isSized()) return;
    const { scene, renderer, rig } = this;
    rig.place(this.view, this.content.plan, this.aspect());
    scene.follow(this.view);
    renderer.shadowMap.needsUpdate = scene.shadowsChanged;
    scene.shadowsChanged = false;
    renderer.render(scene.scene, rig.camera);
    this.frames++;
  }

  private resize(): void {
    if (!this.isSized()) return;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, MOST_PIXELS));
    this.renderer.setSize(this.host.clientWidth, this.host.clientHeight, false);
    if (this.untouched) this.jump(turned({ ...standardView(this.aspect()), azimuth: this.goal.azimuth }, 0));
    this.requestDraw();
  }

  /** A host that is hidden has no size and shows nothing. */
  private isSized(): boolean {
    return this.host.clientWidth > 0 && this.host.clientHeight > 0;
  }

  private aspect(): number {
    return this.isSized() ? this.host.clientWidth / this.host.clientHeight : 1;
  }

  private readonly onLost = (event: Event): void => {
    // Says that the board can go on when the context comes back.
    event.preventDefault();
    this.lost = true;
    this.motions.finishAll();
  };

  private readonly onRestored = (): void => {
    this.lost = false;
    this.scene.shadowsChanged = true;
    this.requestDraw();
  };

  // Pointing.

  private pointAt(x: number, y: number): PlanPoint | undefined {
    if (!this.content || !this.isSized()) return undefined;
    const { clientWidth, clientHeight } = this.host;
    const sight = this.rig.ray((2 * x) / clientWidth - 1, 1 - (2 * y) / clientHeight);
    const point = pointOnPlan(sight.from, sight.along, this.content.plan, this.scene.heights);
    return point && { ...point, sight };
  }
}
