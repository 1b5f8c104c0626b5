const OLDEST = [20, 19];

requireNode();
const { runCommand } = await import('./run-command.mjs');

await runCommand(process.argv[2], process.argv.slice(3));

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(
    `This needs Node ${OLDEST.join('.')} or newer, and this is ${process.versions.node}; get a newer one from https://nodejs.org`,
  );
  process.exit(1);
}
