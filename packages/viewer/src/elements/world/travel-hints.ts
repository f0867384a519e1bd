import { isForFingers } from '../../style/pointer.js';

/** What fingers do, or mouse and keys. */
export const travelHints = isForFingers
  ? {
      fly: 'One finger looks, two fingers move, spread or pinch goes forward or back, a tap selects',
      walk: 'One finger looks, two fingers walk, a tap selects',
      orbit:
        'One finger goes around, spread or pinch comes nearer or goes away, two fingers move, a tap selects',
    }
  : {
      fly: 'WASD moves, E and Q go up and down, drag or arrow keys look, Shift is faster, the wheel changes the speed, click selects',
      walk: 'WASD walks, Space jumps, drag or arrow keys look, Shift is faster, click selects',
      orbit:
        'Drag or arrow keys go around, the wheel comes nearer, drag with Shift moves sideways, click selects',
    };
