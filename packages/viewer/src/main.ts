import { askDescription, isServed } from './client/served-page.js';
import { prepareWorker } from './client/spare-workers.js';
import { placeFromHash } from './state/place.js';

// Most of the time until something is seen is the worker's: its code and the file's name are on their way before the
// page's own code is.
const isWorldFirst = isServed() && placeFromHash(location.hash).view === 'world';
if (isServed()) prepareWorker(isWorldFirst ? 'scene' : 'document');
const description = askDescription();
// Whoever asks for it later hears of it.
description?.catch(() => undefined);

const { startPage } = await import('./start-page.js');
await startPage(description);
