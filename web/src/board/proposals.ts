import { Color, Group, Sprite, SpriteMaterial } from 'three';
import { COLOURS } from '../pictures/colours';
import type { Proposal } from './content';
import { bodyEdges } from './edges';
import { hint } from './ghost';
import type { Paint } from './material';
import { lines } from './overlay';
import { GOLD, RIM } from './room';
import { tagTexture } from './textures';

const EDGE = 0.03;
/** How high a tag is, in squares. */
const TAG_HEIGHT = 0.42;
/** Tags nearer than this would cover each other: the later one is raised. */
const TOO_NEAR = 0.7;
/** More texts than this are drawn anew when they come back. */
const MOST_TAGS = 24;

type Place = readonly [x: number, y: number, z: number];

interface Tag {
  material: SpriteMaterial;
  /** Width by height. */
  aspect: number;
}

/** What is written on tags, drawn once for each text. */
export class Tags {
  private readonly drawn = new Map<string, Tag>();

  sprite(text: string, isStrong: boolean): Sprite {
    const { material, aspect } = this.tag(text, isStrong);
    const sprite = new Sprite(material);
    sprite.scale.set(TAG_HEIGHT * aspect, TAG_HEIGHT, 1);
    sprite.renderOrder = isStrong ? 21 : 20;
    return sprite;
  }

  dispose(): void {
    for (const { material } of this.drawn.values()) {
      material.map?.dispose();
      material.dispose();
    }
    this.drawn.clear();
  }

  private tag(text: string, isStrong: boolean): Tag {
    const name = `${isStrong ? '!' : ''}${text}`;
    const known = this.drawn.get(name);
    if (known) return known;
    if (this.drawn.size >= MOST_TAGS) this.dispose();
    const map = tagTexture(text, isStrong ? GOLD : '#fff6e0', RIM);
    const { width, height } = map.image as HTMLCanvasElement;
    const material = new SpriteMaterial({ map, depthTest: false, depthWrite: false });
    const tag = { material, aspect: width / height };
    this.drawn.set(name, tag);
    return tag;
  }
}

/** Several moves at once: one strong, of the others the edges only, each with a tag over it. */
export function proposals(proposed: readonly Proposal[], paint: Paint, tags: Tags): Group {
  const group = new Group();
  const places = tagPlaces(proposed);
  proposed.forEach(({ colour, cubes, tag, isStrong }, index) => {
    const faint = `#${new Color(COLOURS[colour].light).lerp(new Color('#fff'), 0.35).getHexString()}`;
    const look = { colour: faint, thickness: EDGE, hidden: 0.35, rimmed: true };
    const sprite = tags.sprite(tag, isStrong);
    sprite.position.set(...(places[index] ?? [0, 0, 0]));
    group.add(isStrong ? hint({ colour, cubes }, paint) : lines(bodyEdges(cubes), look, paint), sprite);
  });
  return group;
}

/** Over the middle of each stone, one above the other where they would meet. */
export function tagPlaces(proposed: readonly Pick<Proposal, 'cubes'>[]): Place[] {
  const places: Place[] = [];
  for (const { cubes } of proposed) {
    const middle = (axis: 0 | 1) => cubes.reduce((sum, cube) => sum + cube[axis] + 0.5, 0) / Math.max(1, cubes.length);
    const [x, y] = [middle(0), middle(1)];
    let z = Math.max(...cubes.map((cube) => cube[2] + 1)) + TAG_HEIGHT / 2;
    const meets = (other: Place) => Math.hypot(other[0] - x, other[1] - y, other[2] - z) < TOO_NEAR;
    while (places.some(meets)) z += TAG_HEIGHT;
    places.push([x, y, z]);
  }
  return places;
}
