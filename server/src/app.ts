import { catalogCustomFields } from './domains/catalog/catalog.custom-fields.ts';
import { catalogFacade } from './domains/catalog/catalog.facade.ts';
import { catalogRoutes } from './domains/catalog/catalog.routes.ts';
import { catalogVariables } from './domains/catalog/catalog.variables.ts';
import { catalogItem } from './domains/catalog/catalog-item.ts';
import type { AnyCard } from './kernel/entity.ts';
import type { FacadeResource } from './kernel/facade-resource.ts';
import type { Job } from './kernel/job.ts';
import type { Route } from './kernel/routes.ts';
import type { VariableNamespace } from './kernel/variables.ts';
import { customField } from './platform/custom-fields/custom-field.ts';
import { customFieldRoutes } from './platform/custom-fields/custom-fields.routes.ts';
import type { CustomFieldHost } from './platform/custom-fields/host.ts';
import { facadeRoutes } from './surfaces/facade/facade.routes.ts';
import { variableRoutes } from './surfaces/variables/variables.routes.ts';

/** Everything the platform is made of. This file alone knows every domain and every surface; nothing here behaves. */
export const cards: readonly AnyCard[] = [catalogItem, customField];

export const facadeResources: readonly FacadeResource[] = [catalogFacade];

export const variableNamespaces: readonly VariableNamespace[] = [catalogVariables];

export const customFieldHosts: readonly CustomFieldHost[] = [catalogCustomFields];

export const jobs: readonly Job[] = [];

export const allRoutes: readonly Route[] = [
  ...catalogRoutes,
  ...customFieldRoutes(customFieldHosts),
  ...facadeRoutes(facadeResources),
  ...variableRoutes(variableNamespaces, customFieldHosts),
];
