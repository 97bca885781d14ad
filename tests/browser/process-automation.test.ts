import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, watchedPage } from './support/browser';
import { setStage } from './support/stage';
