import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Integration } from '../queries.ts';
import { badges, connectionsOf } from '../words.ts';
import { InstallationStatus } from './installation-status.tsx';
import { Logo } from './logo.tsx';
import classes from './marketplace-tiles.module.css';

/** Integrations as tiles: what each is, how it is connected, whether it is here already. */
export function MarketplaceTiles({ portal, integrations }: { portal: string; integrations: readonly Integration[] }) {
  return (
    <ul className={classes.tiles} aria-label={say('Integrations', 'Интеграции')}>
      {integrations.map((integration) => (
        <li key={integration.slug}>
          <Tile portal={portal} integration={integration} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ portal, integration }: { portal: string; integration: Integration }) {
  const { slug, name, developer, categoryName, shortDescription, rating, installation } = integration;
  return (
    <article className={`panel ${classes.tile}`} data-slug={slug}>
      <header>
        <Logo name={name} />
        <div>
          <h2>
            <Link to="/$portal/integrations/$slug" params={{ portal, slug }} search={{}}>
              {name}
            </Link>
          </h2>
          <small>
            {developer} · {categoryName}
          </small>
        </div>
      </header>
      <p>{shortDescription}</p>
      <div className={classes.foot}>
        <span>{connectionsOf(integration)}</span>
        {integration.badges.includes('beta') && <span>{say(badges.beta)}</span>}
        {rating && (
          <span className={classes.star}>
            <Star size={12} aria-hidden />
            {say('Rating', 'Оценка')} {showQuantity(rating)}
          </span>
        )}
        {installation && <InstallationStatus status={installation.status} />}
      </div>
    </article>
  );
}
