import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { needsQuery } from '../needs-query.ts';
import classes from './needs.module.css';

/** What needs me today; each leads to exactly those records. */
export function Needs() {
  const { portal } = useParams({ from: '/$portal' });
  const { user } = useMe();
  const { data, error } = useQuery(needsQuery(useMay(), user.id));
  if (error) return <ProblemText error={error} />;
  if (data?.length === 0)
    return (
      <p className={classes.none}>
        {say('Nothing needs your attention today.', 'Сегодня ничего не требует вашего внимания.')}
      </p>
    );
  return (
    <ul className={classes.needs} aria-label={say('Needs me today', 'Требует внимания')}>
      {data?.map(({ label, count, isLowerBound, path, late }) => (
        <li key={label.en}>
          <Link to={`/${portal}/${path}` as '/'} data-late={late}>
            <b>
              {showCount(count)}
              {isLowerBound && '+'}
            </b>
            <span>{say(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
