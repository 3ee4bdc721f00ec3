/** While a password is typed, the files of the portal come into the browser's cache, one after another. */
export async function fetchPortalAhead() {
  const answer = await fetch('/', { headers: { accept: 'text/html' }, priority: 'low' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const files = [...page.querySelectorAll('link[rel=stylesheet], link[rel=modulepreload]')];
  for (const file of files) {
    const answer = await fetch(file.getAttribute('href') ?? '', { priority: 'low' });
    await answer.arrayBuffer();
  }
}
