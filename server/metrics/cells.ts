/**
 * One cell for each pair of label values, found without making a key of them: prom-client makes a text of all
 * labels for each observation, which takes five times as long as all that is counted of an answer this way.
 */
export class Cells<First, Second, Cell> {
  readonly #rows = new Map<First, Map<Second, Cell>>();
  readonly #make: () => Cell;

  constructor(make: () => Cell) {
    this.#make = make;
  }

  /** The cell of a pair, made when it is first asked for. */
  at(first: First, second: Second): Cell {
    let row = this.#rows.get(first);
    if (!row) {
      row = new Map();
      this.#rows.set(first, row);
    }
    let cell = row.get(second);
    if (cell === undefined) {
      cell = this.#make();
      row.set(second, cell);
    }
    return cell;
  }

  /** All cells with their pairs. */
  all(): [First, Second, Cell][] {
    return [...this.#rows].flatMap(([first, row]) =>
      [...row].map(([second, cell]): [First, Second, Cell] => [first, second, cell]),
    );
  }
}
