import { Fragment } from 'react';

/** Words of the server with names of fields and addresses between backticks, shown as code. */
export function Coded({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, at) =>
      at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : <Fragment key={`${at} ${part}`}>{part}</Fragment>,
    );
}
