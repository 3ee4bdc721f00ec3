import { type Condition, sql } from './sql.ts';

let apart = false;

/** Says where the database keeps portals: apart on shards, or all together. Known before the first statement. */
export const portalsLieApart = (known: boolean) => {
  apart = known;
};

export const arePortalsApart = () => apart;

/**
 * A comparison of the portal in a form that no index serves, for a row that is looked up by its key. On shards it is the plain one: by
 * it alone the engine finds the shard.
 */
export const servedByNoIndex = (comparison: Condition): Condition =>
  apart ? comparison : sql`(${comparison}) is true`;
