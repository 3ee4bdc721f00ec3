const kept = 'prokura.reloaded-at';
const pauseMs = 60_000;

/** The server has a newer portal than this tab, whose parts are gone: the page is loaded anew, at most once a minute. */
export function reloadWhenOutdated() {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(kept) ?? 0) < pauseMs) return;
    sessionStorage.setItem(kept, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
