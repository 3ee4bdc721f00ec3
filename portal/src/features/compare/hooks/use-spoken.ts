import { useEffect, useRef, useState } from 'react';

/** What a screen reader is told once nothing has changed for a moment; not what stood there from the beginning. */
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
