export async function loadDemo() {}
