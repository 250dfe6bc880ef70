/** What V8 keeps for itself of the code that it runs: more of it as more of it is compiled, and none of it ours. */
const ofCode = new Set(['code', 'object shape']);
/** What the browser keeps, such as the requests that it tells its developer tools of. */
const ofBrowser = new Set(['native', 'synthetic', 'hidden']);

/** Bytes of a tab's heap: our own data, and what compiled code takes. Garbage must have been collected. */
export async function heapKinds(devtools) {
  const parts = [];
  const keep = ({ chunk }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: kinds } = snapshot.meta;
  const [kindAt, sizeAt] = ['type', 'self_size'].map((field) => fields.indexOf(field));
  const sum = { data: 0, code: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = kinds[kindAt][nodes[node + kindAt]];
    if (ofCode.has(kind)) sum.code += nodes[node + sizeAt];
    else if (!ofBrowser.has(kind)) sum.data += nodes[node + sizeAt];
  }
  return sum;
}
