// An analysis: a game that can be walked through, what the engine finds out about it in the background, and other moves.

import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

import { EngineClient } from '../engine/client.js';
import type { Look } from '../engine/client.js';
import { annotated } from '../rules.js';
import type { ColourName, MoveAnalysis, Problem } from '../rules.js';
import { GameState } from '../state/game.js';
import { Session, cubesOf } from '../state/session.js';
import type { KeptAnalysis, KeptNode } from './kept.js';
import { percent } from './numbers.js';
import { Node } from './tree.js';

export { Node } from './tree.js';

/** So long a position is looked at, in seconds. */
export const TIMES = [0.2, 1, 3, 10] as const;

/** So many of the best moves are shown on the board. */
const GHOSTS = 3;

/** The moves are made on a copy of the game: nothing is kept, and a person moves for everybody. */
class Trial extends Session {
  moved = () => {};

  constructor(game: GameState, engine: EngineClient) {
    super(
      '',
      game,
      undefined,
      engine,
      game.seats.map(() => 'human'),
    );
  }

  override keep(): void {
    this.moved();
  }
}

export class AnalysisState {
  readonly trial: Session;
  readonly root: Node;
  /** The game as it was played, from its beginning. */
  readonly trunk: readonly Node[];
  /** The position that is shown. */
  readonly current = signal<Node>(new Node(undefined, '', undefined, 0, true));
  /** Changes whenever a move is tried that was not there before. */
  readonly grown = signal(0);
  /** Which of the best moves is shown on the board. */
  readonly shownMove = signal(0);
  readonly seconds = signal<number>(TIMES[1]);
  /** True while positions are looked at. */
  readonly isRunning = signal(false);
  readonly problem = signal<Problem | undefined>(undefined);
  /** How many positions of the game have been looked at for as long as is wished. */
  readonly done: ReadonlySignal<number>;
  readonly isExact: ReadonlySignal<boolean>;
  private readonly best: ReadonlySignal<readonly MoveAnalysis[]>;

  private readonly game: GameState;
  private isWanted = false;
  private look: Look | undefined;
  private readonly endEffect: () => void;

  /** Throws a `Problem` if the record cannot be read. */
  constructor(
    readonly record: string,
    private readonly engine: EngineClient = new EngineClient(),
    /** What was found out before. */
    kept?: KeptAnalysis,
    /** Told whenever something was found out or tried that is worth keeping. */
    private readonly keep: (root: Node, seconds: number) => void = () => {},
  ) {
    this.game = GameState.fromRecord(record);
    const trial = new Trial(this.game, engine);
    trial.moved = () => this.follow();
    this.trial = trial;
    this.root = new Node(undefined, '', undefined, 0, true);
    this.trunk = this.grow();
    if (kept) this.restore(kept);
    this.current.value = this.trunk.at(-1) ?? this.root;
    this.done = computed(() => this.trunk.filter((node) => !this.isDue(node)).length);
    this.isExact = computed(() => isExact(this.current.value));
    this.best = computed(() => ordered(this.current.value.finding.value?.analysis.moves ?? []));
    this.endEffect = effect(() => this.showBest());
  }

  /** The best moves of the position that is shown, as far as they are known. */
  get moves(): readonly MoveAnalysis[] {
    return this.best.value;
  }

  get isInVariation(): boolean {
    return !this.current.value.isPlayed;
  }

  /** Shows a position. */
  goTo(node: Node): void {
    const wanted = node.path.map(({ text }) => text);
    batch(() => {
      const made = () => this.game.latest.peek().moves;
      const isOnTheWay = () => made().every(({ text }, index) => text === wanted[index]);
      while (!isOnTheWay() && this.game.undo());
      wanted.slice(made().length).forEach((text) => this.game.play(text));
      this.shownMove.value = 0;
      this.current.value = node;
    });
    if (this.isWanted) void this.run();
  }

  /** One move on or back, along the line that is shown. */
  step(by: 1 | -1): void {
    const { parent, next } = this.current.peek();
    const to = by > 0 ? next : parent;
    if (to) this.goTo(to);
  }

  /** Leaves the moves that were tried. */
  backToGame(): void {
    this.goTo(this.current.peek().branching);
  }

  /** Tries one of the moves that were found. */
  async try(move: string): Promise<void> {
    await this.trial.make(move);
  }

  /** Looks at every position that was not looked at long enough, first at the one shown and the one before it. */
  async run(): Promise<void> {
    this.isWanted = true;
    if (this.isRunning.peek()) return;
    this.isRunning.value = true;
    this.problem.value = undefined;
    try {
      for (let node = this.nextDue(); node && this.isWanted; node = this.nextDue()) await this.lookAt(node);
    } catch (problem) {
      this.isWanted = false;
      this.problem.value = problem as Problem;
    } finally {
      this.isRunning.value = false;
    }
  }

  stop(): void {
    this.isWanted = false;
    this.look?.cancel();
  }

  /** Ends everything; nothing may be asked for afterwards. */
  end(): void {
    this.stop();
    this.endEffect();
    this.trial.close();
    this.engine.end();
  }

  /** The record of the line that is shown. */
  get shownRecord(): string {
    return this.game.record;
  }

  /** The record of the game with a comment on each position, as `say` words it. */
  annotatedRecord(say: (node: Node) => string): string {
    return annotated(this.record, this.trunk.map(say));
  }

  private isDue({ finding }: Node): boolean {
    const found = finding.value;
    if (!found) return true;
    return found.milliseconds < 1000 * this.seconds.value && !found.analysis.worths[0]?.exact;
  }

  private nextDue(): Node | undefined {
    const current = this.current.peek();
    // What was possible before a move says how good it was.
    const first = current.parent ? [current, current.parent] : [current];
    return [...first, ...this.trunk].find((node) => this.isDue(node));
  }

  private async lookAt(node: Node): Promise<void> {
    const milliseconds = 1000 * this.seconds.peek();
    const line = node.isPlayed ? this.record : recordOf(this.record, node);
    // What is known early is shown, but does not count as looked at.
    const hear = (analysis: NonNullable<Node['finding']['value']>['analysis']) => {
      if ((node.finding.peek()?.milliseconds ?? 0) === 0) node.finding.value = { analysis, milliseconds: 0 };
    };
    this.look = this.engine.analyse(line, node.moves, milliseconds, hear);
    const analysis = await this.look.found;
    this.look = undefined;
    if (!analysis) return;
    node.finding.value = { analysis, milliseconds };
    this.keepAll();
  }

  private keepAll(): void {
    this.keep(this.root, this.seconds.peek());
  }

  private restore({ seconds, root }: KeptAnalysis): void {
    if (TIMES.some((time) => time === seconds)) this.seconds.value = seconds;
    this.restoreNode(this.root, root);
  }

  private restoreNode(node: Node, { finding, children }: KeptNode): void {
    const played = node.children.find((child) => child.isPlayed);
    if (finding) {
      const { next, ...analysis } = finding.analysis;
      // The game may have gone on differently since.
      const isSameMove = children.find((child) => child.isPlayed)?.text === played?.text;
      node.finding.value = { ...finding, analysis: next && isSameMove ? { ...analysis, next } : analysis };
    }
    for (const child of children) {
      const known = node.children.find(({ text }) => text === child.text);
      const grown = known ?? (child.colour && this.append(node, child.colour, child.text, false));
      if (grown) this.restoreNode(grown, child);
    }
  }

  /** The tree of the game as the record has it. */
  private grow(): Node[] {
    const trunk = [this.root];
    for (const { colour, text } of this.game.latest.peek().moves)
      trunk.push(this.append(trunk.at(-1) ?? this.root, colour, text, true));
    return trunk;
  }

  private append(parent: Node, colour: ColourName, text: string, isPlayed: boolean): Node {
    const node = new Node(parent, text, colour, this.game.seatOf(colour), isPlayed);
    parent.children.push(node);
    return node;
  }

  /** After a move on the board: the place in the tree, which grows if the move is new. */
  private follow(): void {
    let node = this.root;
    for (const { colour, text } of this.game.latest.peek().moves) {
      node = node.children.find((child) => child.text === text) ?? this.append(node, colour, text, false);
    }
    batch(() => {
      this.shownMove.value = 0;
      this.current.value = node;
      this.grown.value += 1;
    });
    this.keepAll();
    if (this.isWanted) void this.run();
  }

  /** The best moves, and the one that is looked at if it is not among them. */
  private showBest(): void {
    const colour = this.game.latest.value.toMove;
    const shown = this.shownMove.value;
    const proposals = this.moves.flatMap(({ text, worth }, index) => {
      const cubes = index < GHOSTS || index === shown ? cubesOf(text) : undefined;
      if (!colour || !cubes) return [];
      return [{ colour, cubes, tag: `${index + 1} · ${percent(worth.share)}`, isStrong: index === shown }];
    });
    this.trial.proposals.value = proposals;
  }
}

/** The best move first, then the others by what they are worth. */
function ordered([best, ...others]: readonly MoveAnalysis[]): readonly MoveAnalysis[] {
  return best ? [best, ...others.toSorted((one, other) => other.worth.share - one.worth.share)] : [];
}

/** True if what is known of a position is proved. */
export function isExact(node: Node): boolean {
  return node.finding.value?.analysis.worths[0]?.exact ?? false;
}

/** A line that was tried, as the record of a game. */
function recordOf(record: string, node: Node): string {
  const line = GameState.fromRecord(record);
  const { moves } = node.branching;
  while (line.latest.peek().moves.length > moves && line.undo());
  node.path.slice(moves).forEach(({ text }) => line.play(text));
  return line.record;
}
