import type { ThrownFrame } from '@depot/contracts/deployments';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Prefix of files outside of the version, such as those of the shell. */
const outside = '~/';

/** True for a file of the version itself. */
export const isOwnFrame = ({ file }: ThrownFrame): boolean => !file.startsWith(outside);

/** Own scripts of a stack, without repetition. */
export const listOwnScripts = (frames: readonly ThrownFrame[]): string[] => [
  ...new Set(frames.filter(isOwnFrame).map(({ file }) => file)),
];

/** Lines of a stack with the places in the source, as far as the maps of the scripts name them. */
export function mapStack(frames: readonly ThrownFrame[], maps: ReadonlyMap<string, Buffer>): string[] {
  const traces = new Map<string, TraceMap | undefined>();
  for (const [path, content] of maps) traces.set(path, readMap(content));
  return frames.map((frame) => findSource(frame, traces.get(frame.file)) ?? formatFrame(frame));
}

/** Undefined for a map that cannot be read. */
function readMap(content: Buffer): TraceMap | undefined {
  try {
    return new TraceMap(content.toString());
  } catch {
    return undefined;
  }
}

/** Browsers count columns from 1, source maps from 0. */
function findSource({ line, column }: ThrownFrame, trace: TraceMap | undefined): string | undefined {
  if (!trace || line < 1 || column < 1) return undefined;
  const found = originalPositionFor(trace, { line, column: column - 1 });
  if (found.source === null) return undefined;
  return `${found.source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')}:${found.line}:${found.column + 1}`;
}

const formatFrame = ({ name, file, line, column }: ThrownFrame): string =>
  [name, `${file}:${line}:${column}`].filter(Boolean).join(' ');
