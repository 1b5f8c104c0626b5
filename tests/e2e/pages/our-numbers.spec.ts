import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/site/axe.ts';
import { expect, test } from '../../support/product/product.ts';
