/** Gives the focus back to what opened a dialog that goes from the page whole; Mantine does it only for one that stays and is closed. */
export function returnFocus(dialog: HTMLElement | null) {
  if (!dialog) return;
  const opener = document.activeElement;
  return () => {
    // Whoever closes the dialog may lead the focus elsewhere first.
    setTimeout(() => {
      if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    }, 10);
  };
}
