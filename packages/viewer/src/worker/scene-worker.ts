import { expose } from 'comlink';
import { carryFailures } from '../protocol/failure-transfer.js';
import { SceneService } from './scene/scene-service.js';

carryFailures();
expose(new SceneService());
