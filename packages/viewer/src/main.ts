import { askDescription } from './client/served-page.js';
import { prepareWorker } from './client/spare-workers.js';
import { beginServed } from './state/begin-served.js';
import { placeFromHash } from './state/place.js';

// Most of the time until something is seen is the worker's: it has its code and its task before the page's own code is here.
const description = askDescription();
const place = placeFromHash(location.hash);
if (description !== undefined) prepareWorker(place.view === 'world' ? 'scene' : 'document');
const beginning = description && beginServed(description, place);
// Whoever asks for it later hears of it.
beginning?.catch(() => undefined);

// Not awaited here: what the page imports lies in the same file as this, which has to come to its end first.
void import('./start-page.js').then(({ startPage }) => startPage(beginning));
