import { useNavigate } from '@tanstack/react-router';

/** Changes parameters of the address of the page that is open; the others stay. */
export function useChangeSearch<Search extends object>() {
  const navigate = useNavigate();
  return (next: Search) =>
    void navigate({ to: '.', search: ((before: Search) => ({ ...before, ...next })) as never, replace: true });
}
