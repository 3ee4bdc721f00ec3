import { Link } from '@tanstack/react-router';
import { Empty } from '../kit/empty.tsx';
import { say } from '../kit/say.ts';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <Empty
      title={say('Page not found', 'Такой страницы нет')}
      action={<Link to="/">{say('To the start', 'На главную')}</Link>}
    >
      {say(
        'The address may be mistyped, or the record removed.',
        'Возможно, адрес набран с ошибкой или запись удалена.',
      )}
    </Empty>
  );
}
