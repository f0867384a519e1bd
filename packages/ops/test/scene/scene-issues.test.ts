import { describe, expect, it } from 'vitest';
import { SceneIssues } from '../../src/scene/scene-issues.js';

describe('what is left out of a scene', () => {
  it('is told once of one part, however many surfaces need it', () => {
    const issues = new SceneIssues();
    for (let i = 0; i < 5; i++)
      issues.add('scene-material', 'bad-reference', 'is 9 of 3', {
        path: ['TEXTURES', 7, 'name'],
        offset: 40,
      });
    issues.add('scene-material', 'bad-reference', 'is 9 of 3', { path: ['TEXTURES', 8, 'name'], offset: 80 });
    issues.add('scene-material', 'bad-reference', 'is 4 of 3', { path: ['TEXTURES', 7, 'name'], offset: 40 });
    expect(issues.list.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'TEXTURES.7.name is 9 of 3',
      'TEXTURES.8.name is 9 of 3',
      'TEXTURES.7.name is 4 of 3',
    ]);
    expect(issues.count).toBe(3);
  });

  it('does not fill the list with one kind', () => {
    const issues = new SceneIssues();
    for (let i = 0; i < 250; i++) issues.add('scene-face', 'bad-reference', 'is bad', { path: ['FACES', i] });
    issues.add('scene-light', 'bad-reference', 'is bad', { path: ['LIGHTING'] });
    expect(issues.count).toBe(251);
    expect(issues.list).toHaveLength(102);
    expect(issues.list.at(-1)?.message).toBe('and 150 more of the same kind');
  });
});
