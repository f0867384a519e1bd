import { describe, expect, it } from 'vitest';
import { readShaderScript } from '../../src/texture/index.js';

const image = (text: string, name = 'textures/a'): string | undefined =>
  readShaderScript(text).get(name)?.image;

describe('a script of materials', () => {
  it('has the image of the first stage that shows one', () => {
    expect(
      image(
        'textures/A\n{\n surfaceparm nodraw\n { map $lightmap\n rgbGen identity }\n { map textures/x.tga\n blendFunc GL_DST_COLOR GL_ZERO }\n { map textures/y.tga } }',
      ),
    ).toBe('textures/x.tga');
    expect(image('textures/a { { clampmap textures/x.tga } }')).toBe('textures/x.tga');
    expect(image('textures/a { { animmap 10 textures/1.tga textures/2.tga } }')).toBe('textures/1.tga');
    expect(image('textures/a { { map *white } { map $whiteimage } { map textures/z } }')).toBe('textures/z');
  });

  it('has the image for the editor when no stage shows one', () => {
    expect(image('textures/a\n{\nqer_editorimage textures/e.tga\n{ map $lightmap }\n}')).toBe(
      'textures/e.tga',
    );
    expect(image('textures/a { { map textures/x } \n qer_editorimage textures/e }')).toBe('textures/x');
    expect(image('textures/a { surfaceparm sky }')).toBeUndefined();
  });

  it('says what is seen through', () => {
    const opacity = (stage: string) => readShaderScript(`a\n{\n{\nmap x\n${stage}\n}\n}`).get('a')?.opacity;
    expect(opacity('')).toBe('opaque');
    expect(opacity('alphaFunc GE128')).toBe('mask');
    expect(opacity('blendFunc blend')).toBe('blend');
    expect(opacity('blendFunc GL_SRC_ALPHA GL_ONE_MINUS_SRC_ALPHA')).toBe('blend');
    expect(opacity('blendFunc GL_DST_COLOR GL_ZERO')).toBe('opaque');
    expect(opacity('blendfunc filter')).toBe('opaque');
    expect(opacity('blendFunc GL_ONE GL_ZERO')).toBe('opaque');
  });

  it('may have comments, quotes, and names twice, of which the first counts', () => {
    const text = '/* a { { map no } } */ "textures/A" // b\n{ { map "one" } }\ntextures/a { { map two } }';
    expect(image(text)).toBe('one');
    expect(readShaderScript('a { surfaceparm metal }').get('a')?.surface).toBe('metal');
  });

  it('is read as far as it goes, whatever is in it', () => {
    expect(image('textures/a { { map x')).toBe('x');
    expect(image('} } textures/a { { map x } }')).toBe('x');
    expect(readShaderScript('{ '.repeat(200_000)).size).toBe(0);
    expect(readShaderScript('__proto__ { { map x } } constructor { { map y } }').size).toBe(2);
    const many = Array.from({ length: 60_000 }, (_, i) => `m${i} { { map x } }`).join('\n');
    expect(readShaderScript(many).size).toBe(50_000);
    expect(readShaderScript('/*'.repeat(100_000)).size).toBe(0);
    expect(readShaderScript('"'.repeat(100_000)).size).toBe(0);
  });
});
