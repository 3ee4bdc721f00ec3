import { Link, useParams } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { sections } from '../sections.ts';
import classes from './section-links.module.css';

/** The parts of logistics side by side, above each of their lists. */
export function SectionLinks() {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  return (
    <nav className={classes.links} aria-label={say('Logistics', 'Логистика')}>
      {sections
        .filter(({ needs }) => may(needs))
        .map(({ path, label }) => (
          <Link
            key={path}
            to={`/${portal}/${path}` as '/'}
            className={classes.link}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {say(label)}
          </Link>
        ))}
    </nav>
  );
}
