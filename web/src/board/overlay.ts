import { Group, Mesh, MeshBasicMaterial, type BufferGeometry, type ColorRepresentation, type Object3D } from "three";

/** Draws after the building, so that hidden parts shine through faintly. */
const ABOVE_ALL = 10;

/** Drawn in one colour, whatever the light. */
export function plain(geometry: BufferGeometry, colour: ColorRepresentation): Mesh {
  return new Mesh(geometry, new MeshBasicMaterial({ color: colour }));
}

/** Something the eye must find: drawn as usual where it is in sight, faintly where something stands before it. */
export function throughWalls(geometry: BufferGeometry, colour: ColorRepresentation, hidden = 0.22): Group {
  const faint = new MeshBasicMaterial({ color: colour, transparent: true, opacity: hidden, depthTest: false, depthWrite: false });
  const behind = new Mesh(geometry, faint);
  behind.renderOrder = ABOVE_ALL;
  const group = new Group();
  group.add(plain(geometry, colour), behind);
  return group;
}

/** Frees what a part of the scene holds on the graphics card; textures are shared and stay. */
export function free(part: Object3D): void {
  part.removeFromParent();
  part.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    (object.geometry as BufferGeometry).dispose();
    for (const material of [object.material].flat()) material.dispose();
  });
}
