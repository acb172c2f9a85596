export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, which is finer than a pixel. */
export const round = (value: number) => Math.round(value * 10) / 10;

export function at(...numbers: number[]): string {
  return numbers.map(round).join(" ");
}

export function circle([x, y]: Point, radius: number): string {
  return `M${at(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Fills a box with lines at 45 degrees. Relative moves make boxes of one size the same text, which compresses well. */
export function hatch(x: number, y: number, width: number, height: number, step: number): string {
  let path = `M${at(x, y)}`;
  let [fromX, fromY] = [0, 0];
  const move = (command: string, toX: number, toY: number) => {
    path += command + at(round(toX) - fromX, round(toY) - fromY);
    [fromX, fromY] = [round(toX), round(toY)];
  };
  for (let start = step; start < width + height; start += step) {
    const over = Math.max(0, start - height);
    const end = Math.min(start, width);
    move("m", over, start - over);
    move("l", end, start - end);
  }
  return path;
}
