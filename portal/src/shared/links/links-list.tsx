import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import classes from './links.module.css';

interface RecordLink {
  id: string;
  name: string;
  /** What is told beside the name. */
  about?: string | undefined;
  /** Where it leads; a name known elsewhere leads nowhere. */
  href?: string;
}

export interface LinkGroup {
  name: string;
  links: readonly RecordLink[];
}

/** As many of a kind as are shown before they are asked for. */
const few = 5;

/** Records that hang together with the one on the page, by their kinds. */
export const LinksList = ({ groups }: { groups: readonly LinkGroup[] }) => (
  <dl className={classes.groups}>
    {groups.map((group) => (
      <Group key={group.name} {...group} />
    ))}
  </dl>
);

function Group({ name, links }: LinkGroup) {
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, links.length - few);
  return (
    <div>
      <dt>{name}</dt>
      {links.slice(0, links.length - hidden).map((link) => (
        <dd key={link.id}>
          {link.href ? <Link to={link.href as '/'}>{link.name}</Link> : <span>{link.name}</span>}
          {link.about && <small className="dimmed">{link.about}</small>}
        </dd>
      ))}
      {hidden > 0 && (
        <dd>
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ justifySelf: 'start', marginLeft: -8 }}
            onClick={() => setAll(true)}
          >
            {say(`${hidden} more`, `Ещё ${hidden}`)}
          </Button>
        </dd>
      )}
    </div>
  );
}
