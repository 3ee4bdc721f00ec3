import { Link, useParams } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type Section, sectionGroups } from '../section-groups.ts';
import classes from './settings-home.module.css';

export function SettingsHome() {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const groups = sectionGroups
    .map(({ label, sections }) => ({ label, sections: sections.filter(({ needs }) => may(needs)) }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <Page title={say('Settings', 'Настройки')}>
      {groups.length === 0 && (
        <Empty title={say('Nothing to set up', 'Здесь нечего настраивать')}>
          {say('Your roles give no access to settings.', 'Ваши роли не открывают ни одной настройки.')}
        </Empty>
      )}
      {groups.map(({ label, sections }) => (
        <section key={label.en} className={classes.group} aria-label={say(label)}>
          <h2>{say(label)}</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.path}>
                <SectionTile portal={portal} section={section} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function SectionTile({ portal, section: { path, label, about, icon: Icon } }: { portal: string; section: Section }) {
  return (
    <Link className={classes.tile} to={`/${portal}/settings/${path}` as '/'}>
      <Icon size={20} aria-hidden />
      <span>
        <b>{say(label)}</b>
        <span>{say(about)}</span>
      </span>
    </Link>
  );
}
