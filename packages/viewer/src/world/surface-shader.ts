/** Places the corners of surfaces; passes on what a pixel needs. */
export const surfaceVertexShader = /* glsl */ `
#ifdef HAS_LIGHT
attribute vec2 lightUv;
varying vec2 vLightUv;
#endif
#ifdef HAS_TINT
attribute vec4 tint;
varying vec3 vTint;
#endif
#ifdef HAS_BLEND
attribute float blend;
varying float vBlend;
#endif
#ifdef HAS_PAINT
attribute vec3 paint;
varying vec3 vPaint;
#endif
#ifdef USE_INSTANCING_COLOR
varying vec3 vInstance;
#endif
varying vec2 vUv;
#ifndef HAS_LIGHT
varying float vShade;
#endif

vec3 linearOfScreen(vec3 c) {
  return mix(pow((c + 0.055) / 1.055, vec3(2.4)), c / 12.92, vec3(lessThanEqual(c, vec3(0.04045))));
}

void main() {
  vUv = uv;
  #ifdef USE_INSTANCING_COLOR
  vInstance = instanceColor;
  #endif
  #ifdef HAS_LIGHT
  vLightUv = lightUv;
  #endif
  #ifdef HAS_TINT
  vTint = linearOfScreen(tint.rgb);
  #ifdef HAS_LIGHT
  vTint /= max(max(vTint.r, vTint.g), max(vTint.b, 0.001));
  #endif
  #endif
  #ifdef HAS_BLEND
  vBlend = blend;
  #endif
  #ifdef HAS_PAINT
  vPaint = paint;
  #ifdef HAS_LIGHT
  vPaint *= 0.66 + 0.34 * dot(normalize(mat3(modelMatrix) * normal), vec3(0.36, 0.48, 0.8));
  #endif
  #endif
  vec4 at = vec4(position, 1.0);
  vec3 facing = normal;
  #ifdef USE_INSTANCING
  at = instanceMatrix * at;
  facing = mat3(instanceMatrix) * facing;
  #endif
  #ifndef HAS_LIGHT
  vShade = 0.62 + 0.38 * dot(normalize(mat3(modelMatrix) * facing), vec3(0.36, 0.48, 0.8));
  #endif
  gl_Position = projectionMatrix * modelViewMatrix * at;
}
`;

/** Colours pixels: image or colour, times baked light and exposure, made into what a screen shows. */
export const surfaceFragmentShader = /* glsl */ `
uniform vec3 baseColor;
uniform float opacity;
uniform float exposure;
uniform int mode;
#ifdef HAS_IMAGE
uniform sampler2D image;
#endif
#ifdef HAS_SECOND
uniform sampler2D second;
#endif
#ifdef HAS_LIGHT
uniform sampler2D light;
uniform float lightUnit;
varying vec2 vLightUv;
#endif
#ifdef HAS_TINT
varying vec3 vTint;
#endif
#ifdef HAS_BLEND
varying float vBlend;
#endif
#ifdef HAS_PAINT
varying vec3 vPaint;
#endif
#ifdef USE_INSTANCING_COLOR
varying vec3 vInstance;
#endif
varying vec2 vUv;
#ifndef HAS_LIGHT
varying float vShade;
#endif

// What is brighter than a screen shows becomes white little by little; then as screens have it. Roots instead of powers:
// processors without graphics spend most of their time here. The curve is that of sRGB to within a 500th.
vec3 shown(vec3 c) {
  vec3 soft = mix(1.0 - 0.0625 / (max(c, 0.75) - 0.5), c, vec3(lessThanEqual(c, vec3(0.75))));
  vec3 a = sqrt(soft);
  vec3 b = sqrt(a);
  return max(0.662002687 * a + 0.684122060 * b - 0.323583601 * sqrt(b) - 0.0225411470 * soft, 0.0);
}

void main() {
  vec4 color = vec4(baseColor, opacity);
  #ifndef HAS_IMAGE
  // Colours that stand for images stay quiet, so that light is what one sees.
  if (mode == 0) color.rgb = mix(vec3(dot(color.rgb, vec3(0.2126, 0.7152, 0.0722))), color.rgb, 0.45);
  #endif
  #ifdef HAS_IMAGE
  vec4 texel = texture2D(image, vUv);
  #if defined(HAS_SECOND) && defined(HAS_BLEND)
  texel = mix(texel, texture2D(second, vUv), vBlend);
  #endif
  #ifdef MASKED
  if (texel.a < 0.5) discard;
  #endif
  if (mode == 0) {
    color.rgb = texel.rgb;
    #ifdef BLENDED
    color.a *= texel.a;
    #endif
  }
  #endif
  #ifdef USE_INSTANCING_COLOR
  color.rgb *= vInstance;
  #endif
  if (mode == 2) color.rgb = vec3(0.8);
  #ifdef HAS_PAINT
  if (mode == 3) color.rgb = vPaint;
  #else
  if (mode == 3) color.rgb = vec3(0.12);
  #endif
  #ifdef HAS_LIGHT
  vec3 lit = mode == 3 ? vec3(1.0) : texture2D(light, vLightUv).rgb * (exposure * lightUnit);
  #else
  vec3 lit = vec3(vShade);
  #endif
  #ifdef HAS_TINT
  if (mode == 0) color.rgb *= vTint;
  #endif
  gl_FragColor = vec4(shown(color.rgb * lit), color.a);
}
`;
