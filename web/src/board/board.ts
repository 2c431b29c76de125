import { Mesh, PCFShadowMap, Scene, WebGLRenderer, type Object3D } from "three";
import { cage } from "./cage";
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
} from "./camera";
import { CellSet, Heights } from "./cells";
import type { BoardContent, BoardEvents, BoardLook, BoardPlan, BoardStone, PlanPoint, Quarter } from "./content";
import { ghost, hint, lastOutline, taken } from "./ghost";
import { graphics } from "./graphics";
import { ground } from "./ground";
import { labels } from "./labels";
import { Light } from "./light";
import { cursor, marks } from "./marks";
import { Paint } from "./material";
import { ease, Motions } from "./motion";
import { free } from "./overlay";
import { listen } from "./pointer";
import { pointOnPlan } from "./ray";
import { DAY, NIGHT, type Room } from "./room";
import { sameSquare, sameSquares, sameStone } from "./same";
import { addFloating, addStone, coatOf, stoneShape } from "./stones";
import { glyphTexture, paintTexture, shadowTexture, woodTexture } from "./textures";

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
  Quarter,
} from "./content";

const LOWERING = 620;
const TURNING = 420;
const TRAVELLING = 900;
/** More would cost a phone its battery and show nothing. */
const MOST_PIXELS = 2;

/** The parts of the scene, each built anew by itself when what it shows changes. */
type Part = "ground" | "labels" | "cage" | "stones" | "last" | "taken" | "ghost" | "hint" | "marks" | "cursor" | "lowered";

/** The board on its turntable. It draws what it is shown, only when something changed, and says what the pointer does. */
export class Board {
  private readonly canvas = document.createElement("canvas");
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly rig = new Rig();
  private readonly light = new Light();
  private readonly motions = new Motions();
  private readonly paint = new Paint(paintTexture());
  private readonly textures = { wood: woodTexture(), shadow: shadowTexture(), glyphs: glyphTexture() };
  private readonly parts = new Map<Part, Object3D>();
  private readonly sizes: ResizeObserver;
  private readonly stopListening: () => void;

  private content: BoardContent | undefined;
  private heights = new Heights([]);
  private lowered: BoardStone | undefined;
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
    return graphics() !== "none";
  }

  /** Puts a canvas into the host that fills it. Throws where there is no WebGL2. */
  constructor(
    private readonly host: HTMLElement,
    private look: BoardLook,
    private readonly events: BoardEvents,
  ) {
    const { canvas } = this;
    // Without a graphics card smooth edges would double the time of a frame.
    this.renderer = new WebGLRenderer({ canvas, antialias: graphics() === "card", alpha: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.scene.add(this.light.group);
    canvas.setAttribute("aria-hidden", "true");
    Object.assign(canvas.style, { display: "block", width: "100%", height: "100%", touchAction: "none" });
    canvas.addEventListener("webglcontextlost", this.onLost);
    canvas.addEventListener("webglcontextrestored", this.onRestored);
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
    this.dress();
    this.resize();
  }

  /** Shows this position. Cheap where content is the same object as before, part by part. */
  show(content: BoardContent): void {
    const before = this.content;
    if (content === before) return;
    this.content = content;
    const { plan, stones, taken: held, last, counting } = content;
    if (plan !== before?.plan) this.layGround();
    const built = plan !== before?.plan || stones !== before.stones || held !== before.taken;
    if (built) this.build();
    if (built || last !== before.last) this.buildLast();
    this.buildOverlays(content, built ? undefined : before);
    if (counting !== before?.counting) this.paint.count(counting);
    this.requestDraw();
  }

  setLook(look: BoardLook): void {
    const { dark, cage: caged } = this.look;
    this.look = look;
    if (look.lessMotion) this.motions.finishAll();
    if (look.dark !== dark) {
      this.dress();
      this.layGround();
    } else if (look.cage !== caged) this.buildCage();
    this.paint.showPatterns(look.patterns);
    this.requestDraw();
  }

  /**
   * Lowers a stone from above to its place; resolves when it lies. It stays until other stones are shown, so the
   * caller can show it as part of the content afterwards without a flicker.
   */
  lower(stone: BoardStone): Promise<void> {
    this.motions.finish("lower");
    const shape = stoneShape();
    addFloating(shape, stone.cubes, coatOf(stone));
    const mesh = new Mesh(shape.geometry(), this.paint.wood());
    mesh.castShadow = mesh.receiveShadow = true;
    this.set("lowered", mesh);
    this.lowered = stone;
    const fall = (this.content?.plan.height ?? 0) + 2 - Math.min(...stone.cubes.map(([, , z]) => z));
    return this.move("lower", LOWERING, (part) => {
      mesh.position.z = fall * (1 - ease(part));
      this.renderer.shadowMap.needsUpdate = true;
    });
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
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.motions.finishAll();
    this.sizes.disconnect();
    this.stopListening();
    this.canvas.removeEventListener("webglcontextlost", this.onLost);
    this.canvas.removeEventListener("webglcontextrestored", this.onRestored);
    for (const part of this.parts.values()) free(part);
    for (const texture of Object.values(this.textures)) texture.dispose();
    this.paint.dispose();
    this.light.dispose();
    this.renderer.dispose();
    this.canvas.remove();
    this.lost = true;
  }

  // Building the scene.

  private get room(): Room {
    return this.look.dark ? NIGHT : DAY;
  }

  private set(part: Part, object: Object3D | undefined): void {
    const before = this.parts.get(part);
    if (before) free(before);
    this.parts.delete(part);
    if (!object) return;
    this.parts.set(part, object);
    this.scene.add(object);
  }

  private dress(): void {
    this.canvas.style.background = this.room.wall;
    this.light.dress(this.room);
    this.paint.showPatterns(this.look.patterns);
  }

  private layGround(): void {
    const plan = this.content?.plan;
    if (!plan) return;
    this.set("ground", ground(plan, this.room, this.paint, this.textures));
    this.light.fit(plan);
    this.buildLabels(plan);
    this.buildCage();
  }

  private buildLabels(plan: BoardPlan): void {
    this.set("labels", labels(plan, this.quarter, this.room, this.paint, this.textures.glyphs));
  }

  private buildCage(): void {
    const plan = this.content?.plan;
    this.set("cage", plan && this.look.cage ? cage(plan, this.room, this.paint) : undefined);
  }

  private build(): void {
    if (!this.content) return;
    const { stones, taken: index } = this.content;
    const laid = stones.filter((_, i) => i !== index);
    const held = index === undefined ? undefined : stones[index];
    const around = new CellSet(laid.flatMap(({ cubes }) => cubes));
    const shape = stoneShape();
    for (const stone of laid) addStone(shape, stone, around);
    const mesh = new Mesh(shape.geometry(), this.paint.wood());
    mesh.castShadow = mesh.receiveShadow = true;
    this.heights = new Heights(laid);
    this.endLowering(around);
    this.set("stones", mesh);
    this.set("taken", held && taken(held, this.paint));
    this.renderer.shadowMap.needsUpdate = true;
  }

  /** A stone on its way goes on unless it lies there by now; one that arrived makes room for what is shown. */
  private endLowering(around: CellSet): void {
    const lies = this.lowered?.cubes.every((cube) => around.has(...cube));
    if (!lies && this.motions.has("lower")) return;
    this.motions.finish("lower");
    this.lowered = undefined;
    this.set("lowered", undefined);
  }

  private buildLast(): void {
    const { last, stones, taken: held } = this.content ?? {};
    const stone = last === undefined || last === held ? undefined : stones?.[last];
    this.set("last", stone && lastOutline(stone.cubes, this.paint));
  }

  /** What hovers over the stones; only what differs from before. */
  private buildOverlays(content: BoardContent, before: BoardContent | undefined): void {
    const { heights, paint } = this;
    if (!before || !sameStone(content.ghost, before.ghost))
      this.set("ghost", content.ghost && ghost(content.ghost, heights, paint));
    if (!before || !sameStone(content.hint, before.hint)) this.set("hint", content.hint && hint(content.hint, paint));
    if (!before || !sameSquares(content.marks, before.marks))
      this.set("marks", content.marks.length > 0 ? marks(content.marks, heights, paint) : undefined);
    if (!before || !sameSquare(content.cursor, before.cursor))
      this.set("cursor", content.cursor && cursor(content.cursor, heights, paint));
  }

  // Moving.

  private travel(goal: View, duration: number): void {
    const from = this.view;
    this.goal = goal;
    this.motions.stop("view");
    void this.move("view", duration, (part) => this.face(between(from, goal, ease(part))));
  }

  private zoomTowards(factor: number, point: PlanPoint | undefined): void {
    if (!this.content) return;
    this.untouched = false;
    this.jump(zoomed(this.view, factor, this.content.plan, this.aspect(), point));
  }

  private jump(view: View): void {
    this.motions.stop("view");
    this.goal = view;
    this.face(view);
    this.requestDraw();
  }

  private face(view: View): void {
    this.view = view;
    const quarter = facingOf(view.azimuth, this.quarter);
    if (quarter === this.quarter) return;
    this.quarter = quarter;
    this.paint.turnLetters(quarter);
    if (this.content) this.buildLabels(this.content.plan);
    this.events.facing(quarter);
  }

  private move(name: string, duration: number, step: (part: number) => void): Promise<void> {
    const moving = this.motions.start(name, performance.now(), this.look.lessMotion ? 0 : duration, step);
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
    const plan = this.content?.plan;
    if (!plan || this.lost || this.canvas.width === 0) return;
    this.rig.place(this.view, plan, this.aspect());
    if (this.light.follow(this.view)) this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.scene, this.rig.camera);
    this.frames++;
    if (this.motions.busy) this.requestDraw();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, MOST_PIXELS));
    this.renderer.setSize(clientWidth, clientHeight, false);
    if (this.untouched) this.jump(turned({ ...standardView(this.aspect()), azimuth: this.goal.azimuth }, 0));
    this.requestDraw();
  }

  private aspect(): number {
    return this.host.clientWidth / Math.max(1, this.host.clientHeight);
  }

  private readonly onLost = (event: Event): void => {
    // Says that the board can go on when the context comes back.
    event.preventDefault();
    this.lost = true;
  };

  private readonly onRestored = (): void => {
    this.lost = false;
    this.renderer.shadowMap.needsUpdate = true;
    this.requestDraw();
  };

  // Pointing.

  private pointAt(x: number, y: number): PlanPoint | undefined {
    const plan = this.content?.plan;
    if (!plan) return undefined;
    const { clientWidth, clientHeight } = this.canvas;
    const { from, along } = this.rig.ray((2 * x) / clientWidth - 1, 1 - (2 * y) / clientHeight);
    return pointOnPlan(from, along, plan, this.heights);
  }
}
