/** Has the device keep this page, so that a link that was opened opens anew without a network. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void navigator.serviceWorker.register('/driver-worker.js', { scope: '/d/' }).catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
