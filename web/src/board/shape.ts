import { BufferAttribute, BufferGeometry } from 'three';

export type Vector = readonly [number, number, number];

/** An attribute that every corner brings beside position and normal. */
export type Attribute = readonly [name: string, size: number];

const NOTHING: readonly number[] = [];

/** Triangles under construction. */
export class Shape {
  private readonly attributes: readonly Attribute[];
  private readonly places: number[] = [];
  private readonly indices: number[] = [];
  private readonly extras: number[] = [];

  constructor(...attributes: readonly Attribute[]) {
    this.attributes = attributes;
  }

  get corners(): number {
    return this.places.length / 6;
  }

  get triangles(): number {
    return this.indices.length / 3;
  }

  /** `extras` holds the values of all further attributes, one after the other. */
  corner(position: Vector, normal: Vector, extras = NOTHING): number {
    this.places.push(position[0], position[1], position[2], normal[0], normal[1], normal[2]);
    for (let i = 0; i < extras.length; i++) this.extras.push(extras[i] as number);
    return this.corners - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c);
  }

  /** A convex polygon, counterclockwise seen from outside; `turn` moves the corner its triangles share. */
  polygon(corners: readonly number[], turn = 0): void {
    const at = (i: number): number => corners[(i + turn) % corners.length] as number;
    for (let i = 1; i + 1 < corners.length; i++) this.triangle(at(0), at(i), at(i + 1));
  }

  /** A flat quad with one normal and the same extras at its four corners. */
  quad(corners: readonly Vector[], normal: Vector, extras = NOTHING): void {
    this.polygon(corners.map((corner) => this.corner(corner, normal, extras)));
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const take = (name: string, size: number, from: readonly number[], start: number, stride: number): void => {
      const values = new Float32Array(this.corners * size);
      for (let i = 0; i < values.length; i++)
        values[i] = from[Math.floor(i / size) * stride + start + (i % size)] as number;
      geometry.setAttribute(name, new BufferAttribute(values, size));
    };
    take('position', 3, this.places, 0, 6);
    take('normal', 3, this.places, 3, 6);
    const stride = this.attributes.reduce((sum, [, size]) => sum + size, 0);
    let start = 0;
    for (const [name, size] of this.attributes) {
      take(name, size, this.extras, start, stride);
      start += size;
    }
    geometry.setIndex(this.indices);
    geometry.computeBoundingSphere();
    return geometry;
  }
}
