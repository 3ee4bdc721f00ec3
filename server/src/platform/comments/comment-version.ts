import { commentVersion as declared } from '../../../../nouns/comment-version.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { listingOf } from '../records/listing-of.ts';
import { readRecords } from '../records/read-records.ts';

export const commentVersion = entityOf(declared);

export const commentVersions = readRecords(declared, {});

/** Identifiers are made in the order of time, so the newest first is the index read backwards. */
export const versionListing = listingOf(declared, { name: 'comment-versions', defaultSort: '-id' });
