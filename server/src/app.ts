import { catalogItem } from './domains/catalog/catalog-item.ts';
import { catalogFacade } from './domains/catalog/catalog.facade.ts';
import { catalogRoutes } from './domains/catalog/catalog.routes.ts';
import type { AnyCard } from './kernel/entity.ts';
import type { FacadeResource } from './kernel/facade-resource.ts';
import type { Job } from './kernel/job.ts';
import type { Route } from './kernel/routes.ts';
import type { VariableNamespace } from './kernel/variables.ts';
import { facadeRoutes } from './surfaces/facade/facade.routes.ts';

/** Everything the platform is made of. This file alone knows every domain and every surface; nothing here behaves. */
export const cards: readonly AnyCard[] = [catalogItem];

export const facadeResources: readonly FacadeResource[] = [catalogFacade];

export const variableNamespaces: readonly VariableNamespace[] = [];

export const jobs: readonly Job[] = [];

export const allRoutes: readonly Route[] = [...catalogRoutes, ...facadeRoutes(facadeResources)];
