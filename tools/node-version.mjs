/** Written so that even an old Node can read it: nothing else may be imported before this has run. */
const needed = [20, 19];

/** The sentence for a Node that is too old, or undefined when it will do. */
export function complaintAboutNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const isOld = major < needed[0] || (major === needed[0] && minor < needed[1]);
  return isOld
    ? `Depot needs Node ${needed.join('.')} or newer; this is ${version}. Get it from https://nodejs.org.`
    : undefined;
}

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
