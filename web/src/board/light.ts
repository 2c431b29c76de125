import { DirectionalLight, Group, HemisphereLight, Vector3 } from 'three';
import { axesOf, tilt, type View } from './camera';
import type { Room } from './room';
import type { BoardPlan } from './content';

const SHADOW_MAP = 2048;

/** The light of the room, and a lamp over the viewer's left shoulder. It stays with the viewer: the table turns. */
export class Light {
  readonly group = new Group();
  private readonly sun = new DirectionalLight('#fff1da');
  private readonly sky = new HemisphereLight();
  private azimuth = Number.NaN;

  constructor() {
    this.sky.position.set(0, 0, 1);
    this.sun.castShadow = true;
    const { shadow } = this.sun;
    shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP);
    shadow.radius = 3.5;
    shadow.bias = -0.0004;
    shadow.normalBias = 0.025;
    this.group.add(this.sun, this.sun.target, this.sky);
  }

  dress(room: Room): void {
    this.sun.intensity = room.sun;
    this.sky.intensity = room.sky;
    this.sky.color.set(room.skyColour);
    this.sky.groundColor.set(room.floorColour);
  }

  /** Makes the shadow cover the plan with its height. */
  fit({ width, depth, height }: BoardPlan): void {
    const reach = Math.hypot(width, depth, height + 1) / 2 + 0.6;
    const { camera } = this.sun.shadow;
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = 0.5;
    camera.far = 4 * reach + 6;
    camera.updateProjectionMatrix();
    this.sun.target.position.set(width / 2, depth / 2, height / 2);
    this.azimuth = Number.NaN;
  }

  /** Follows the viewer; true if shadows fall differently now. From above they are weak: there the tops count. */
  follow({ azimuth, polar }: View): boolean {
    this.sun.shadow.intensity = 0.35 + 0.6 * tilt(polar);
    if (azimuth === this.azimuth) return false;
    this.azimuth = azimuth;
    const { right, up } = axesOf({ azimuth, polar: 0 });
    const { target, shadow } = this.sun;
    const away = 2 * shadow.camera.right + 3;
    const towards = new Vector3(0, 0, 1)
      .addScaledVector(new Vector3(...right), -0.56)
      .addScaledVector(new Vector3(...up), -0.58)
      .normalize();
    this.sun.position.copy(target.position).addScaledVector(towards, away);
    return true;
  }

  dispose(): void {
    this.sun.dispose();
  }
}
