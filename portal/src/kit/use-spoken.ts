import { useEffect, useRef, useState } from 'react';

/** The text once it has not changed for a moment, for those who hear it; not that which stood there from the beginning. */
export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = '';
      setSpoken(text);
    }, 800);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
