type Point = readonly [number, number];

/** The points of each polyline of a path that contains only `M` and `l`. */
const linesOf = (d: string): Point[][] =>
  d
    .split('M')
    .slice(1)
    .map((line) => {
      const figures = [...line.matchAll(/-?\d+/g)].map(([figure]) => Number(figure));
      let [x, y] = [0, 0];
      const points: Point[] = [];
      for (let at = 0; at < figures.length; at += 2) {
        x += figures[at] ?? 0;
        y += figures[at + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });

/** Rounds the corners of a polyline path: sharp corners would be visible at the image's size. */
export const roundedPath = (d: string): string =>
  linesOf(d)
    .map((points) => {
      const curves = points.slice(1, -1).map(([x, y], at) => {
        const [nextX, nextY] = points[at + 2] ?? [x, y];
        const last = at === points.length - 3;
        return `Q${x} ${y} ${last ? nextX : (x + nextX) / 2} ${last ? nextY : (y + nextY) / 2}`;
      });
      const straight = points.length === 2 ? `L${points[1]?.join(' ')}` : '';
      return `M${points[0]?.join(' ')}${curves.join('')}${straight}`;
    })
    .join('');
