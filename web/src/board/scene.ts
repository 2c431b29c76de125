import { Mesh, Scene, type Object3D } from 'three';
import { cage } from './cage';
import type { View } from './camera';
import { CellSet, Heights } from './cells';
import type { BoardContent, BoardLook, BoardStone, Quarter } from './content';
import { ghost, hint, lastOutline, taken } from './ghost';
import { ground } from './ground';
import { labels } from './labels';
import { Light } from './light';
import { cursor, marks } from './marks';
import { Paint } from './material';
import { free } from './overlay';
import { Tags, proposals } from './proposals';
import { DAY, NIGHT, type Room } from './room';
import { sameSquare, sameSquares, sameStone } from './same';
import { addFloating, addStone, coatOf, stoneShape } from './stones';
import { glyphTexture, paintTexture, shadowTexture, sharpen, woodTexture } from './textures';

/** Each part is built anew by itself when what it shows changes. */
type Part =
  | 'ground'
  | 'labels'
  | 'cage'
  | 'stones'
  | 'last'
  | 'taken'
  | 'ghost'
  | 'hint'
  | 'proposals'
  | 'marks'
  | 'cursor'
  | 'lowered';

/** Everything that stands in the room: the table, what is built on it, and the light. */
export class BoardScene {
  readonly scene = new Scene();
  /** How high each square is built. */
  heights = new Heights([]);
  /** Shadows fall differently since they were drawn last. */
  shadowsChanged = true;

  private readonly light = new Light();
  private readonly textures = {
    paint: paintTexture(),
    wood: woodTexture(),
    shadow: shadowTexture(),
    glyphs: glyphTexture(),
  };
  private readonly paint = new Paint(this.textures.paint);
  private readonly tags = new Tags();
  private readonly parts = new Map<Part, Object3D>();
  private content: BoardContent | undefined;
  private lowered: BoardStone | undefined;
  private quarter: Quarter = 0;

  constructor(
    private look: BoardLook,
    sharp: boolean,
  ) {
    if (sharp) sharpen(Object.values(this.textures));
    this.scene.add(this.light.group);
    this.dress();
  }

  get room(): Room {
    return this.look.dark ? NIGHT : DAY;
  }

  /** Builds what differs from the content before. A stone `onItsWay` is kept until it lies. */
  show(content: BoardContent, onItsWay: boolean): void {
    const before = this.content;
    this.content = content;
    const { plan, stones, taken: held, last, counting } = content;
    if (plan !== before?.plan) this.layGround();
    const built = plan !== before?.plan || stones !== before.stones || held !== before.taken;
    if (built) this.build(content, onItsWay);
    if (built || last !== before.last) this.buildLast(content);
    this.buildOverlays(content, built ? undefined : before);
    if (counting !== before?.counting) this.paint.count(counting);
  }

  setLook(look: BoardLook): void {
    const { dark, cage: caged } = this.look;
    this.look = look;
    this.dress();
    if (look.dark !== dark) this.layGround();
    else if (look.cage !== caged) this.buildCage();
  }

  /** Letters and numbers stand upright for someone who looks from this quarter. */
  face(quarter: Quarter): void {
    this.quarter = quarter;
    this.paint.turnLetters(quarter);
    this.buildLabels();
  }

  /** The lamp follows the viewer. */
  follow(view: View): void {
    if (this.light.follow(view)) this.shadowsChanged = true;
  }

  /** Adds a stone above its place; the result moves it to a height over it. */
  hang(stone: BoardStone): (height: number) => void {
    const shape = stoneShape();
    addFloating(shape, stone.cubes, coatOf(stone));
    const mesh = this.solid(new Mesh(shape.geometry(), this.paint.wood()));
    this.lowered = stone;
    this.set('lowered', mesh);
    return (height) => {
      mesh.position.z = height;
      this.shadowsChanged = true;
    };
  }

  dispose(): void {
    for (const part of this.parts.values()) free(part);
    for (const texture of Object.values(this.textures)) texture.dispose();
    this.tags.dispose();
    this.paint.dispose();
    this.light.dispose();
  }

  private set(part: Part, object: Object3D | undefined): void {
    const before = this.parts.get(part);
    if (before) free(before);
    this.parts.delete(part);
    if (!object) return;
    this.parts.set(part, object);
    this.scene.add(object);
  }

  private solid(mesh: Mesh): Mesh {
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  private dress(): void {
    this.light.dress(this.room);
    this.paint.showPatterns(this.look.patterns);
  }

  private layGround(): void {
    const plan = this.content?.plan;
    if (!plan) return;
    this.set('ground', ground(plan, this.room, this.paint, this.textures));
    this.light.fit(plan);
    this.buildLabels();
    this.buildCage();
  }

  private buildLabels(): void {
    const plan = this.content?.plan;
    this.set('labels', plan && labels(plan, this.quarter, this.room, this.paint, this.textures.glyphs));
  }

  private buildCage(): void {
    const plan = this.content?.plan;
    this.set('cage', plan && this.look.cage ? cage(plan, this.room, this.paint) : undefined);
  }

  private build({ stones, taken: index }: BoardContent, onItsWay: boolean): void {
    const laid = stones.filter((_, i) => i !== index);
    const held = index === undefined ? undefined : stones[index];
    const around = new CellSet(laid.flatMap(({ cubes }) => cubes));
    const shape = stoneShape();
    for (const stone of laid) addStone(shape, stone, around);
    this.heights = new Heights(laid);
    this.set('stones', this.solid(new Mesh(shape.geometry(), this.paint.wood())));
    this.set('taken', held && taken(held, this.paint));
    if (!onItsWay || this.lowered?.cubes.every((cube) => around.has(...cube))) this.set('lowered', undefined);
    this.shadowsChanged = true;
  }

  private buildLast({ last, stones, taken: held }: BoardContent): void {
    const stone = last === undefined || last === held ? undefined : stones[last];
    this.set('last', stone && lastOutline(stone.cubes, this.paint));
  }

  /** What hovers over the stones. */
  private buildOverlays(content: BoardContent, before: BoardContent | undefined): void {
    const { heights, paint } = this;
    if (!before || !sameStone(content.ghost, before.ghost))
      this.set('ghost', content.ghost && ghost(content.ghost, heights, paint));
    if (!before || !sameStone(content.hint, before.hint)) this.set('hint', content.hint && hint(content.hint, paint));
    if (!before || content.proposals !== before.proposals)
      this.set('proposals', content.proposals && proposals(content.proposals, paint, this.tags));
    if (!before || !sameSquares(content.marks, before.marks))
      this.set('marks', content.marks.length > 0 ? marks(content.marks, heights, paint) : undefined);
    if (!before || !sameSquare(content.cursor, before.cursor))
      this.set('cursor', content.cursor && cursor(content.cursor, heights, paint));
  }
}
