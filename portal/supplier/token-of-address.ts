export const subscribeHash = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The token stands after the hash: it is sent to no server but ours, and only in the address of a call. */
export const tokenOfAddress = () => location.hash.slice(1);
