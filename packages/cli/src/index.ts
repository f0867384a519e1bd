/** The library: `import { open } from 'brushwork'`. Platform neutral: it runs in browsers as in Node. */

// Both lower packages have a type of this name; what `open` gives is the one that users meet.
export type { Candidate } from '@brushwork/formats';
export * from '@brushwork/formats';
export * from '@brushwork/ops';
export * from '@brushwork/record';
