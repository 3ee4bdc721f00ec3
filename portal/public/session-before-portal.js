// While the portal itself is on its way, the session is renewed and what every page asks first is asked. Whoever has not been signed in
// here asks nothing.
(() => {
  const { mark, language } = { mark: 'prokura.signed-in', language: 'prokura.language' };
  try {
    if (localStorage.getItem(mark) === null) return;
  } catch {
    return;
  }
  const spoken = localStorage.getItem(language) ?? 'ru';
  const read = async (path, options = {}) => {
    const headers = { 'accept-language': spoken, ...options.headers };
    const answer = await fetch(path, { ...options, headers });
    return answer.ok ? answer.json() : undefined;
  };
  const renewal = navigator.locks
    .request('prokura.renew', () =>
      read('/api/v1/auth/refresh', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    )
    .catch(() => undefined);
  const asPerson = (path) =>
    renewal
      .then((session) => session && read(path, { headers: { authorization: `Bearer ${session.accessToken}` } }))
      .catch(() => undefined);
  const paths = ['/api/v1/auth/me', '/api/v1/settings/regional'];
  globalThis.prokuraEarly = { renewal, answers: Object.fromEntries(paths.map((path) => [path, asPerson(path)])) };
})();
